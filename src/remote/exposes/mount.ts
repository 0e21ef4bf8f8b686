export {
  type Mounted,
  type MountedProps,
  mount,
} from '../../app/react/mount'
export { forReact } from './react/forReact'
