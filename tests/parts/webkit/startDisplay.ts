import { startProgram } from '../startProgram'

export type Display = {
  /** As the environment's `DISPLAY` names it. */
  readonly name: string
  readonly stop: () => Promise<void>
}

/** Starts a screen that nobody sees, under a number that is free. */
export function startDisplay(xvfb: string): Promise<Display> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24']
    const { stop, gone } = startProgram(xvfb, [...args, '-nolisten', 'tcp'], {
      onOutput: (text) => {
        heard += text
        const [, number] = /^(\d+)\n/m.exec(heard) ?? []
        if (number) resolve({ name: `:${number}`, stop })
      },
    })
    gone.then(() => reject(new Error(`Xvfb ended: ${heard}`)), reject)
  })
}
