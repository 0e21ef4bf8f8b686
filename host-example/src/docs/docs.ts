import { startSearch } from './search'
import './docs.css'

// Phones have no room for the list of guides above each guide.
const list = document.querySelector<HTMLDetailsElement>('.guides details')
if (list && matchMedia('(max-width: 799px)').matches) list.open = false

const search = document.querySelector('search')
if (search) startSearch(search)
