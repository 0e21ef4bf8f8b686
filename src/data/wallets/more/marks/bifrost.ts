/** A bridge of three arches, one inside another. */
export const bifrost =
  '<g stroke-width="2.7" stroke-linecap="round"><path stroke="#4d8dff" d="M4.5 20.5a9.5 9.5 0 0 1 19 0"/><path stroke="#9d6bff" d="M8.5 20.5a5.5 5.5 0 0 1 11 0"/></g><circle cx="14" cy="20" r="1.9" fill="#ff7ac8"/>'
