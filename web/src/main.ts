import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { app } from './lib/app.svelte'

const target = document.getElementById('app')!
try {
  await app.begin()
  mount(App, { target })
} catch {
  // Not even the words came: a sign that needs none.
  const again = document.createElement('button')
  again.className = 'primary again'
  again.textContent = '↻ 8½'
  again.onclick = () => location.reload()
  target.append(again)
}
