import './applyDeploy'

export * from '../exposes/config'
