/** A horse with a horn, looking left. */
export const oneInch =
  '<path fill="#fff" d="M21 23.5c.6-7-1.3-11.8-6-13.4l.6-2.6-3.2 2.3c-3.3 1.2-5.2 4-6.4 7.2l2.1 2.3 4.3-1.9c1 2-.1 4-1.4 6.1z"/><path fill="#e7383f" d="m13 8.6-5.6-4 3.1 5.7z"/><circle cx="12.3" cy="13.3" r="1.1" fill="#0b1a36"/>'
