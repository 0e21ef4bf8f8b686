/** Two arrows that fold into each other. */
export const bitget =
  '<path fill="#0b1616" d="M6.5 5.5h6l6.3 6.5-3 3zM21.5 22.5h-6L9.2 16l3-3z"/>'
