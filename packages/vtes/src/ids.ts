/** A card in play, or in an uncontrolled region. Given when it comes there, so it tells nothing of hidden places. */
export type Id = number;
