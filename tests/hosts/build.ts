import path from 'node:path'
import { builders } from './builders'

// A process of its own for each host: bundlers leave much behind.
process.env.NODE_ENV = 'production'
const [name = '', out = ''] = process.argv.slice(2)
const build = builders[name]
if (!build) throw new Error(`There is no host "${name}".`)
await build(path.join(import.meta.dirname, name), path.resolve(out))
