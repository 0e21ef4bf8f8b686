/** Two arrows that start at the same point. */
export const exodus =
  '<path fill="#8a5cff" d="M22 5.5v4.7L15.5 14h-6L22 5.5z"/><path fill="#3fd0ff" d="M22 22.5v-4.7L15.5 14h-6z"/><path fill="#5b7bff" d="M6 5.5v4.8L11.6 14 6 17.7v4.8L18 14z" opacity=".9"/>'
