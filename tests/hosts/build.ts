import path from 'node:path'
import { builders } from './builders'

// Each host is built in a separate process, because bundlers leave state behind in their process.
process.env.NODE_ENV = 'production'
const [host = '', out = ''] = process.argv.slice(2)
const [name = '', ...more] = host.split('+')
const build = builders[name]
if (!build) throw new Error(`There is no host "${name}".`)
await build(path.join(import.meta.dirname, name), path.resolve(out), ...more)
