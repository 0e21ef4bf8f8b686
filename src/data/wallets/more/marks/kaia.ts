/** A K that consists of a bar and two wings. */
export const kaia =
  '<g fill="#bff009"><path d="M7 5.5h3.6v17H7z"/><path d="m11.8 14 6-8.5H22L16.2 14l5.8 8.5h-4.2z"/></g>'
