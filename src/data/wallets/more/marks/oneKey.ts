/** The digit one above a keyhole. */
export const oneKey =
  '<path fill="#0a1a07" d="M12 4.5h4.3v8h-2.9V7.3h-2.7zM14 13.8a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8m0 2.9a2 2 0 1 0 0 4 2 2 0 0 0 0-4"/>'
