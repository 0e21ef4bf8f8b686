#!/usr/bin/env node
// Stands in for Firefox: starts the real one, and lies between it and Playwright on the socket of WebDriver BiDi.
// Playwright 1.65 asks each context for `emulation.setMediaFeaturesOverride`, which Firefox 153 (Debian's ESR) does not
// know: it is answered as done. With a Firefox that knows it, nothing is changed. And a context whose requests are caught
// turns the cache off for the whole browser: it is on again for the next one.
// Plain JavaScript, because Playwright starts this file itself.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const optional = new Set(['emulation.setMediaFeaturesOverride'])
/** Our own command, under a number that Playwright does not come to. */
const cacheAgain = {
  id: Number.MAX_SAFE_INTEGER,
  method: 'network.setCacheBehavior',
  params: { cacheBehavior: 'default' },
}
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.WALLETDOCK_FIREFOX, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(127)
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => firefox.kill(signal))

firefox.stderr.on('data', (chunk) => {
  const text = chunk.toString()
  const [, address] = listening.exec(text) ?? []
  if (!address) return process.stderr.write(text)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address()
    // As Firefox itself says it: Playwright waits for these words.
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (near, { url }) =>
    join(near, new WebSocket(address + url)),
  )
})

function join(near, far) {
  const asked = new Set()
  const waiting = []
  near.on('message', (data) => {
    const message = data.toString()
    const { id, method } = JSON.parse(message)
    if (optional.has(method)) asked.add(id)
    if (method === 'browser.createUserContext') pass(JSON.stringify(cacheAgain))
    pass(message)
  })
  function pass(message) {
    if (far.readyState === WebSocket.OPEN) far.send(message)
    else waiting.push(message)
  }
  far.on('open', () => {
    for (const message of waiting.splice(0)) far.send(message)
  })
  far.on('message', (data) => {
    const message = data.toString()
    if (
      message.includes(cacheAgain.id) &&
      JSON.parse(message).id === cacheAgain.id
    )
      return
    near.send(asked.size > 0 ? forgive(message) : message)
  })
  for (const [one, other] of [
    [near, far],
    [far, near],
  ]) {
    one.on('close', () => other.close())
    one.on('error', () => other.close())
  }

  function forgive(message) {
    const { id, error } = JSON.parse(message)
    if (!asked.delete(id) || error !== 'unknown command') return message
    return JSON.stringify({ type: 'success', id, result: {} })
  }
}
