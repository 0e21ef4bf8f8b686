/** Two skis and their tracks. */
export const bitski =
  '<g stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M7 21.5 15.5 6.5q1-1.6 2.6-.6"/><path d="M12.5 22.5 21 9q1-1.5 2.4-.5"/></g>'
