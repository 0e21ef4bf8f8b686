/** Ways in which a wallet draws its prompts on the page. */
export const drawings = ['corner', 'cover', 'dialog'] as const
export type Drawing = (typeof drawings)[number]

const styles: Readonly<Record<Drawing, string>> = {
  corner:
    'position: fixed; inset: 8px 8px auto auto; padding: 24px; z-index: 2147483647; background: #fff',
  // The prompt's button is in the middle, because the sample host's header covers the top.
  cover:
    'position: fixed; inset: 0; z-index: 99; background: #fff; display: grid; place-items: center',
  dialog: 'padding: 24px',
}

const prompts =
  /^(eth_requestAccounts|wallet_requestPermissions|wallet_switchEthereumChain|wallet_addEthereumChain|personal_sign|eth_sendTransaction)$/

type Prompt = {
  readonly button: HTMLButtonElement
  /** Our dialog that was open when the wallet began to prompt. */
  readonly dialog: Element | undefined
  readonly close: () => void
}

/** Prompts of a wallet that draws every prompt on the page. */
export function createDrawnPrompts() {
  let drawing: Drawing | undefined
  let open: readonly Prompt[] = []

  function draw(way: Drawing) {
    const box = document.createElement(way === 'dialog' ? 'dialog' : 'div')
    box.style.cssText = styles[way]
    const button = document.createElement('button')
    button.textContent = 'Approve in the page'
    box.append(button)
    document.body.append(box)
    if (box instanceof HTMLDialogElement) box.showModal()
    return { box, button }
  }

  /** Waits until the owner has pressed the button, if the request needs a prompt. */
  async function ask(method: string): Promise<void> {
    const way = drawing
    if (!way || !prompts.test(method)) return
    await new Promise<void>((resolve) => {
      const dialog = openDialog()
      const { box, button } = draw(way)
      const close = () => {
        open = open.filter((one) => one !== prompt)
        box.remove()
        resolve()
      }
      const prompt = { button, dialog, close }
      open = [...open, prompt]
      button.onclick = close
    })
  }

  return {
    ask,
    drawAs(way: Drawing) {
      drawing = way
    },
    /** Returns the middle of the newest prompt's button. `mustWork` is true if our dialog below it is still open. */
    newest() {
      const prompt = open.at(-1)
      if (!prompt) return undefined
      const { height, width, x, y } = prompt.button.getBoundingClientRect()
      const { dialog } = prompt
      // The page's own dialog may cover the prompt.
      const isFree = !document.querySelector('.about')
      return {
        x: x + width / 2,
        y: y + height / 2,
        count: open.length,
        mustWork: isFree && dialog !== undefined && dialog === openDialog(),
      }
    },
    /** From now on the wallet prompts outside the page again. Answers the open prompts. */
    heal() {
      drawing = undefined
      for (const { close } of open) close()
    },
  }
}

function openDialog(): Element | undefined {
  return (
    [...document.querySelectorAll('[data-walletdock]')]
      .map(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'))
      .find((dialog) => dialog != null) ?? undefined
  )
}
