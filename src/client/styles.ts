// Together in one file, so that they keep this order wherever they are loaded from.
import './ui/ui.css'
import 'virtual:uno.css'
