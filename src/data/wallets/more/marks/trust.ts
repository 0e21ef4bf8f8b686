/** A shield of two halves. */
export const trust =
  '<path fill="#0500ff" d="M14 4v20.5C8 21.8 5.5 18.5 5.5 12V7z"/><path fill="#23d18b" d="M14 4v20.5c6-2.7 8.5-6 8.5-12.5V7z"/>'
