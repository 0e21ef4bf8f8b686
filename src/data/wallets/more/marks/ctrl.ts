/** The sign of the control key, above a line. */
export const ctrl =
  '<g stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><path d="m7 14.5 7-7 7 7"/><path d="M9 21h10"/></g>'
