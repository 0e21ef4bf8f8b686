/** A young plant in the shape of a V. */
export const valora =
  '<path fill="#55bf7d" d="M14.2 23.5C13 15.5 9 10.5 4.5 9c5.5-1.2 9.5 1.5 10.3 7.5z"/><path fill="#ffd52c" d="M14.2 23.5c-.6-8 2.8-15.3 9.3-18 .8 7.5-3 12.5-7.3 14.5z"/>'
