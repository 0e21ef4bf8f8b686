import type { Flow } from '../../../wallet/session/State'

/** Returns the pairing URI of the attempt in the current step, if there is one. */
export function pairingUri({ attempt, step }: Flow): string | undefined {
  const isShown =
    attempt?.type === 'asking' &&
    step.name === 'CONNECT' &&
    step.walletId === attempt.walletId
  return isShown ? attempt.uri : undefined
}
