import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from '../../host-example/local/build'
import { pinEnvironment } from '../fixtures/environment/environment'
import { startScene } from './startScene'
import { takeWalk } from './takeWalk'
import { walk } from './walk'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const usage = `Skipped: no MetaMask was given.
npm run extension -- PATH walks through the sample host with a real MetaMask.
PATH is the folder of an unpacked build for Chrome, the one with its manifest.json.
npm run extension -- PATH WORD takes only the steps whose title contains the word.`

const [folder, word = ''] = process.argv.slice(2)
if (folder === undefined) say(usage)
else await run(path.resolve(folder))

async function run(extension: string) {
  if (!existsSync(path.join(extension, 'manifest.json')))
    throw new Error(
      `${extension} has no manifest.json. Unpack the build and name that folder.`,
    )
  pinEnvironment()
  await build()
  const steps = walk.filter(({ title }) => title.includes(word))
  if (steps.length === 0) throw new Error(`No step contains "${word}".`)
  const scene = await startScene(extension)
  try {
    const { passed, failed } = await takeWalk(steps, scene, say)
    say(`\n${passed} passed, ${failed} failed`)
    process.exitCode = failed === 0 ? 0 : 1
  } finally {
    await scene.stop()
  }
}
