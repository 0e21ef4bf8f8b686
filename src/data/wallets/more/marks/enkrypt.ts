/** An E of three bars, the middle one short. */
export const enkrypt =
  '<path fill="#7e44f2" d="M9.5 5.5H21l-3.2 4.4H6z"/><path fill="#9b5cf6" d="M9 11.8h9l-3 4.4H6z"/><path fill="#c549ff" d="M6 18.1h11.8l3.2 4.4H9.5z"/>'
