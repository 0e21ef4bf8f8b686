/** A Z of two planes. */
export const zerion =
  '<path fill="#fff" d="M6 6.5h16.5L15 13.2 6 10.6zM22 21.5H5.5l7.5-6.7 9 2.6z"/>'
