import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials } from './billOfMaterials'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const { version } = read('dist/contract.json')

writeFileSync(
  path.join(root, 'dist/sbom.json'),
  JSON.stringify(billOfMaterials(read('package-lock.json'), version)),
)
