/** The corners of a screen. */
export const ledger =
  '<path stroke="#fff" stroke-width="2.4" d="M12 5.5H5.5v4.7M16 5.5h6.5v4.7M12 22.5H5.5v-4.7M16 22.5h6.5v-4.7M12.6 10.5v6.4h4.6"/>'
