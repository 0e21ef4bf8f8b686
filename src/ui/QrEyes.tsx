/** Width of a finder pattern, in modules. Phones locate a code by these squares in three of its corners. */
export const finder = 7

/** The finder patterns of a QR code. */
export function QrEyes({ modules }: { readonly modules: number }) {
  const far = modules - finder
  return [
    [0, 0],
    [far, 0],
    [0, far],
  ].map(([x = 0, y = 0]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <rect x=".5" y=".5" width="6" height="6" rx="1.9" />
      <rect
        x="2"
        y="2"
        width="3"
        height="3"
        rx="1"
        fill="#111111"
        stroke="none"
      />
    </g>
  ))
}
