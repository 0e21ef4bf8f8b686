/** A nine and an eight, joined by a line. */
export const coin98 =
  '<g stroke="#d9b432" stroke-width="2.4"><circle cx="9" cy="11.5" r="3.4"/><path stroke-linecap="round" d="M12.4 11.5c0 4-.8 6.5-3.6 8.5"/><circle cx="19" cy="10.6" r="2.7"/><circle cx="19" cy="17" r="3.6"/></g>'
