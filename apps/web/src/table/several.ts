// Choosing some, or putting all in order: a press takes one, another puts it back.

export const toggled = (chosen: readonly number[], place: number, most: number): readonly number[] => {
  if (chosen.includes(place)) return chosen.filter((one) => one !== place);
  return chosen.length < most ? [...chosen, place] : chosen;
};
