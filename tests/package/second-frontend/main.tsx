import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Notice, ShopProvider, useSession } from 'shop-core';
import { Cart } from './Cart.tsx';
import { Checkout } from './Checkout.tsx';
import { Login } from './Login.tsx';
import { Products } from './Products.tsx';

function Pages() {
  const session = useSession();
  const [isCheckingOut, setIsCheckingOut] = useState(false);
  if (session.status === 'restoring') return null;
  if (session.status === 'visitor') return <Login />;
  if (isCheckingOut) return <Checkout />;
  return (
    <>
      <h1>Halo, {session.profile.fullName}</h1>
      <Products />
      <Cart onCheckout={() => setIsCheckingOut(true)} />
    </>
  );
}

function App() {
  const [notice, setNotice] = useState<Notice>();
  return (
    <ShopProvider api={{ baseUrl: '/api' }} onNotice={setNotice}>
      <p role="status">{notice?.sentence}</p>
      <Pages />
    </ShopProvider>
  );
}

const main = document.querySelector('main');
if (main) {
  createRoot(main).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
