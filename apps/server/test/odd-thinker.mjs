// A thread that does as its thought says: thinks for ever, dies, fails, or answers.

export default ({ memory, random }) => {
  if (memory === 'for ever') for (;;);
  if (memory === 'dies') process.exit(1);
  if (memory === 'fails') throw new Error('no idea');
  return { choice: 7, random };
};
