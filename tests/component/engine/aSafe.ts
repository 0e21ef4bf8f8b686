import { MessageFormatter, Methods } from '@safe-global/safe-apps-sdk'
import { onTestFinished } from 'vitest'

type Asked = { readonly id: string; readonly method: Methods }

/** Makes the parent page answer like a Safe. */
export function surroundWithSafe(safeAddress: string, chainId = 8453): void {
  const info = {
    safeAddress,
    chainId,
    threshold: 1,
    owners: [],
    isReadOnly: false,
  }
  // The SDK accepts messages only from the parent page, so code of that page must send them.
  const send: (page: Window, answer: unknown) => void = Reflect.construct(
    Reflect.get(parent, 'Function'),
    ['page', 'answer', 'page.postMessage(answer, "*")'],
  )
  const hear = ({ data }: MessageEvent<Partial<Asked> | undefined>) => {
    if (data?.method !== Methods.getSafeInfo || !data.id) return
    send(window, MessageFormatter.makeResponse(data.id, info, '9.1.0'))
  }
  parent.addEventListener('message', hear)
  onTestFinished(() => parent.removeEventListener('message', hear))
}
