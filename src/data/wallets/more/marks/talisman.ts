/** A hand with an eye in its palm. */
export const talisman =
  '<g stroke="#fd4848" stroke-width="3" stroke-linecap="round"><path d="M10.3 13V7.5M14 12V5.5M17.7 13V7.5M6.7 15.5l2 3M21.3 15.5l-2 3"/></g><path fill="#fd4848" d="M8.8 12h10.4v6.5a5.2 5.2 0 0 1-10.4 0z"/><ellipse cx="14" cy="17.3" rx="3.3" ry="2.3" fill="#d5ff5c"/><circle cx="14" cy="17.3" r="1.2" fill="#fd4848"/>'
