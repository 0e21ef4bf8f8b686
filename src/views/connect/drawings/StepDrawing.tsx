import type { InstructionStepKind } from '../../../data/wallets/Wallet'
import * as styles from './drawing.styles'

const paths = {
  // A new page with a plus, two circular arrows, and the corners of a QR code.
  create: 'M16 15h11l6 6v12H16zM27 15v6h6M24.5 24v6m-3-3h6',
  refresh:
    'M32 21.500a9 9 0 0 0-16.5 0m0-5v5h5M16 26.500a9 9 0 0 0 16.5 0m0 5v-5h-5',
  scan: 'M20 15h-5v5m13-5h5v5m-13 13h-5v-5m13 5h5v-5M20 20h3v3h-3zm5 5h3v3h-3zm3-5v.01m-8 7.99v.01',
} as const satisfies Record<Exclude<InstructionStepKind, 'install'>, string>

/** A drawing of an instruction step, 48 CSS pixels wide. */
export function StepDrawing({ kind }: { readonly kind: keyof typeof paths }) {
  return (
    <svg
      className={styles.drawing}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <rect width="48" height="48" rx="11" data-ground="" />
      <path d={paths[kind]} />
    </svg>
  )
}
