import type { PolicyTrial } from 'walletdock/host/selfTest'

const shapes = {
  allowed: 'M5 10.5l3.5 3.5L15 6.5',
  blocked: 'M6 6l8 8M14 6l-8 8',
  failed: 'M10 5v6M10 14.5v.01',
} satisfies Record<PolicyTrial['verdict'], string>

/** A round mark. The words beside it say the same. */
export function Mark({ verdict }: Pick<PolicyTrial, 'verdict'>) {
  return (
    <svg
      className="mark"
      data-verdict={verdict}
      viewBox="0 0 20 20"
      aria-hidden
    >
      <circle cx="10" cy="10" r="9" />
      <path d={shapes[verdict]} />
    </svg>
  )
}
