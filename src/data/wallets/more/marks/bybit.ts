/** Bars of a chart, the tallest one golden. */
export const bybit =
  '<g stroke-width="3.2"><path stroke="#fff" d="M7 18.5v-6M12 21v-12M22 18.5v-6"/><path stroke="#f7a600" d="M17 23V5"/></g>'
