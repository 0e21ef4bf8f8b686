/** A picture frame with cut corners. */
export const frame =
  '<path fill="#5eead4" fill-rule="evenodd" d="M8.5 5H20l3 3v11.5L19.5 23H8l-3-3V8.5zM10 9.5v9h8v-9z"/>'
