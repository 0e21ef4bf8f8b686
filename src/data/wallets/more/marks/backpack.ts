/** A backpack with its handle and its pocket. */
export const backpack =
  '<path fill="#fff" d="M7.5 13.5a6.5 6.5 0 0 1 13 0v1.7h-13zM7.5 17h13v4.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2z"/><path stroke="#fff" stroke-width="2" d="M11.3 7.8V6.6a2.7 2.7 0 0 1 5.4 0v1.2"/><circle cx="14" cy="12" r="2" fill="#e33e3f"/>'
