import type { Gift } from './readDraft'

/** The progress of a transfer. */
export type TransferState =
  | { readonly step: 'none' }
  | { readonly step: 'asking' }
  | { readonly step: 'confirming'; readonly hash: string }
  | { readonly step: 'done'; readonly hash: string; readonly block: bigint }
  | {
      readonly step: 'failed'
      readonly reason: string
      readonly hash?: string | undefined
    }

/** A transfer and the function that starts one. */
export type Transfer = {
  readonly state: TransferState
  readonly send: (gift: Gift) => void
}
