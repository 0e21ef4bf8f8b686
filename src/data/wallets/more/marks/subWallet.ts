/** A square and two layers below it, seen from an angle. */
export const subWallet =
  '<g stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path stroke="#4cf0c0" d="m5 9.8 9-4.3 9 4.3-9 4.3z"/><path stroke="#fff" d="m5 14.6 9 4.3 9-4.3M5 19l9 4.3L23 19"/></g>'
