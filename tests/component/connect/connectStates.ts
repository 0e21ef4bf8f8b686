import type { Flow } from '../../../src/session/State'
import { asking, flowAt, rejected } from './connectProps'

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
  failed: flowAt({ step: 'CONNECT', walletId: 'metaMask' }, rejected),
  'not installed': flowAt({ step: 'CONNECT', walletId: 'acme' }),
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
