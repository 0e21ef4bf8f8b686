/** Two hooks in the shape of an S. */
export const safePal =
  '<path fill="#fff" d="M5.5 8.8 8.8 5.5h10.4l3.3 3.3v1.7h-9.8v3H9.5l-4-4zM22.5 19.2l-3.3 3.3H8.8l-3.3-3.3v-1.7h9.8v-3h3.2l4 4z"/>'
