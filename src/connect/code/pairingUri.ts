import type { Flow } from '../../session/State'

/** The pairing URI of the attempt that the page is about, once there is one. */
export function pairingUri({ attempt, page }: Flow): string | undefined {
  const isShown =
    attempt?.type === 'asking' &&
    page.step === 'CONNECT' &&
    page.walletId === attempt.walletId
  return isShown ? attempt.uri : undefined
}
