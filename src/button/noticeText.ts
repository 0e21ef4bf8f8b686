import type { ButtonMessages } from '../messages/button'
import type { Notice } from '../session/State'

/** What a visitor is told near the button. `chain` is the name of the notice's chain. */
export function noticeText(
  notice: Notice,
  chain: string,
  messages: ButtonMessages,
): string {
  const told = messages.switchFailed
  switch (notice.failure.class) {
    case 'rejected':
      return told.rejected(chain)
    case 'already-pending':
      return told.alreadyPending(chain)
    case 'timed-out':
      return told.timedOut(chain)
    case 'chain-unknown':
      return told.chainUnknown(chain)
    case 'chain-unsupported':
      return told.chainUnsupported(chain)
    default:
      return told.other(chain)
  }
}
