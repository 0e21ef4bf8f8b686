import type { WebDriver } from './WebDriver'

/** A picture of the page, as PNG. WebKit takes it with the next frame it draws, and draws none while nothing moves. */
export async function takePicture({ run, get }: WebDriver): Promise<Buffer> {
  await run(String(addMovingDot))
  const base64 = await get<string>('/screenshot')
  await run('() => document.querySelector("#moving-dot").remove()')
  return Buffer.from(base64, 'base64')
}

/** Runs in the page. */
function addMovingDot() {
  const dot = document.createElement('i')
  dot.id = 'moving-dot'
  const look = { position: 'fixed', top: '0', width: '1px', height: '1px' }
  Object.assign(dot.style, look)
  document.documentElement.append(dot)
  const shades = [{ opacity: 0.1 }, { opacity: 0.2 }]
  dot.animate(shades, { duration: 400, iterations: Number.POSITIVE_INFINITY })
}
