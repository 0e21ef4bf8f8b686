import { expect, onTestFinished, test } from 'vitest'

const policy = "style-src 'none'; require-trusted-types-for 'script'"

test('the button and the dialog are styled under a policy without styles and with Trusted Types [D14]', async () => {
  const frame = document.createElement('iframe')
  frame.width = '1000'
  frame.height = '700'
  const page = new URL('./strictPage.tsx', import.meta.url).pathname
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><body><script type="module" src="${page}"></script>`
  onTestFinished(() => frame.remove())
  const report = new Promise((resolve) =>
    addEventListener('message', (event) => {
      if (event.source === frame.contentWindow) resolve(event.data)
    }),
  )
  document.body.append(frame)
  expect(await report).toEqual({
    violations: [],
    accent: 'rgb(102, 51, 153)',
    height: '40px',
    dialog: '720px',
    avatar: '74px',
    policyHolds: true,
    styles: 0,
  })
})
