import type { ButtonMessages } from '../messages/button'
import type { Notice } from '../session/State'

/** What a visitor is told near the button. */
export function noticeText(
  notice: Notice,
  nameOf: (chainId: number) => string,
  messages: ButtonMessages,
): string {
  if (notice.type === 'not-loaded') return messages.notLoadedShort
  const told = messages.switchFailed
  const chain = nameOf(notice.chainId)
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
