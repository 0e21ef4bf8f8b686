/** Two leaves that meet above a drop. */
export const ambire =
  '<path fill="#b57bff" d="M14 4 7.2 13.6l3 4L14 12z"/><path fill="#7a3cff" d="m14 4 6.8 9.6-3 4L14 12z"/><path fill="#e5d3ff" d="m14 15.3 3.9 5.2L14 24l-3.9-3.5z"/>'
