import type { Flow } from '../../../src/session/State'
import { asking, flowAt, rejected } from './connectProps'

const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1900000000&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

/** Every step and state of the connect dialog, by name. */
export const connectStates: Readonly<Record<string, Flow>> = {
  list: flowAt({ step: 'NONE' }),
  learn: flowAt({ step: 'LEARN_COMPACT' }),
  get: flowAt({ step: 'GET' }),
  asking: flowAt({ step: 'CONNECT', walletId: 'metaMask' }, asking('metaMask')),
  'asking another way': flowAt(
    { step: 'CONNECT', walletId: 'rainbow' },
    asking('rainbow'),
  ),
  scan: flowAt(
    { step: 'CONNECT', walletId: 'rainbow' },
    asking('rainbow', uri),
  ),
  'scan any': flowAt(
    { step: 'CONNECT', walletId: 'walletConnect' },
    asking('walletConnect', uri),
  ),
  failed: flowAt({ step: 'CONNECT', walletId: 'metaMask' }, rejected),
  'not installed': flowAt({ step: 'CONNECT', walletId: 'acme' }),
  ready: flowAt({ step: 'CONNECT', walletId: 'metaMask' }),
  unsupported: flowAt({ step: 'CONNECT', walletId: 'safe' }),
  'download options': flowAt({
    step: 'DOWNLOAD_OPTIONS',
    walletId: 'metaMask',
  }),
  'all download options': flowAt({
    step: 'DOWNLOAD_OPTIONS',
    walletId: 'acme',
  }),
  download: flowAt({ step: 'DOWNLOAD', walletId: 'rainbow' }),
  'phone instructions': flowAt({
    step: 'INSTRUCTIONS_MOBILE',
    walletId: 'rainbow',
  }),
  'extension instructions': flowAt({
    step: 'INSTRUCTIONS_EXTENSION',
    walletId: 'metaMask',
  }),
  'desktop instructions': flowAt({
    step: 'INSTRUCTIONS_DESKTOP',
    walletId: 'acme',
  }),
}
