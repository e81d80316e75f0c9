import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createMemoryShop, renderShop } from '../../testing/react/index.ts';
import { useCart } from '../cart/useCart.ts';
import { useForm } from '../form/useForm.ts';
import { useLogin } from '../session/useLogin.ts';
import { useLogout } from '../session/useLogout.ts';
import { useShop } from './ShopProvider.tsx';
import { safeStorage } from './shopStorage.ts';
import { useKept } from './useKept.ts';
import { useKeptState } from './useKeptState.ts';
import { useOwner } from './useOwner.ts';

/** When the server answers what is sent. */
let answered: Promise<unknown> = Promise.resolve();

const none = { passwordAgain: '', file: null as File | null, text: '' };

function Letter({ about }: { about: string }) {
  const [isOpen, setOpen] = useKeptState(`letter about ${about} is open`, false);
  const form = useForm({
    defaults: none,
    keepAs: `letter about ${about}`,
    problems: () => [],
    submit: async () => {
      await answered;
      return { ok: true, value: undefined };
    },
  });
  const { text, passwordAgain, file } = form.values;
  return (
    <form onSubmit={form.onSubmit} aria-label={about}>
      <input
        aria-label={`Words about ${about}`}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
      />
      <button type="button" onClick={() => form.set('passwordAgain', 'kapal-layar-7')}>
        Say the password
      </button>
      <button type="button" onClick={() => form.set('file', new File(['x'], 'x.png'))}>
        Add a file
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="submit">Send</button>
      <output>{`${isOpen} ${passwordAgain} ${file?.name}`}</output>
    </form>
  );
}

function Card() {
  const [words, setWords] = useState('');
  useKept('card', { read: () => words || undefined, restore: setWords });
  return <input aria-label="Card" value={words} onChange={(event) => setWords(event.target.value)} />;
}

/** A page of customers, as most pages with a form are; what stands on it is told by a press. */
function Page({ isPublic = false }) {
  const owner = useOwner();
  const [login, logout] = [useLogin(), useLogout()];
  const [isAway, setAway] = useState(false);
  useCart();
  const logIn = (username: string) => () => void login.run({ username, password: `rahasia-${username}` });
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        Turn
      </button>
      {['ani', 'cahya'].map((username) => (
        <button key={username} type="button" onClick={logIn(username)}>
          {username}
        </button>
      ))}
      <button type="button" onClick={() => void logout.run(undefined)}>
        Leave
      </button>
      <p>{owner}</p>
      {(isPublic || owner !== 'visitor') && !isAway && (
        <>
          <Letter about="gold" />
          <Card />
        </>
      )}
      {owner === 'visitor' && isAway && <Card />}
    </>
  );
}

/** What happens in another tab: its token is refused, or its customer leaves. */
function Leaver() {
  const { signOut } = useShop();
  return (
    <>
      <button type="button" onClick={() => signOut('expired')}>
        refused
      </button>
      <button type="button" onClick={() => signOut('logout')}>
        left
      </button>
    </>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const words = () => screen.getByLabelText<HTMLInputElement>('Words about gold').value;

function open(storage = safeStorage(() => undefined), isPublic = false) {
  const shop = createMemoryShop();
  const session = shop.logIn('ani');
  const page = renderShop(<Page isPublic={isPublic} />, { shop, session, storage });
  const refuseToken = async () => {
    shop.revoke(session.token);
    await act(() => page.queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await screen.findByText('visitor');
  };
  const write = async (text: string) => userEvent.type(await screen.findByLabelText('Words about gold'), text);
  const comeBack = async (username = 'ani') => {
    await press(username);
    await screen.findByLabelText('Words about gold');
  };
  const told = () => page.notices.filter((notice) => notice.tone === 'good' && notice.outcome === 'typingKept').length;
  return { ...page, refuseToken, write, comeBack, told };
}

describe('what was typed when the login ended', () => {
  it('is there for the same customer, once, with what stood open beside it', async () => {
    const { refuseToken, write, comeBack, told } = open();
    await write('five grams');
    await press('Open');
    await refuseToken();
    await comeBack();
    expect(words()).toBe('five grams');
    expect(screen.getByRole('status')).toHaveTextContent(/^true/);
    expect(told()).toBe(1);
    await press('Turn');
    await press('Turn');
    expect(words()).toBe('');
    expect(screen.getByRole('status')).toHaveTextContent(/^false/);
  });

  it('is kept again when the next login ends as well', async () => {
    const { refuseToken, write, comeBack, shop, queryClient, storage } = open();
    await write('five');
    await refuseToken();
    await comeBack();
    await write(' grams');
    const { token } = JSON.parse(storage.getItem('samudra-emas.session') ?? '');
    shop.revoke(token);
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await comeBack();
    expect(words()).toBe('five grams');
  });

  it('is nobody else’s, and gone for whoever comes after somebody else', async () => {
    const { refuseToken, write, comeBack, told } = open();
    await write('five grams');
    await refuseToken();
    await comeBack('cahya');
    expect(words()).toBe('');
    await press('Leave');
    await comeBack();
    expect([words(), told()]).toEqual(['', 0]);
  });

  it('is gone when its customer leaves on purpose', async () => {
    const { write, comeBack, told } = open();
    await write('five grams');
    await press('Leave');
    await comeBack();
    expect([words(), told()]).toEqual(['', 0]);
  });

  it('is no password and no file', async () => {
    const { refuseToken, comeBack, told } = open();
    await press('Say the password');
    await press('Add a file');
    await refuseToken();
    await comeBack();
    expect(screen.getByRole('status')).toHaveTextContent('false undefined');
    expect(told()).toBe(0);
  });

  it('is nothing that was sent', async () => {
    const { refuseToken, write, comeBack, told } = open();
    await write('five grams');
    await press('Send');
    await refuseToken();
    await comeBack();
    expect([words(), told()]).toEqual(['', 0]);
  });

  it('is nothing that was on its way when the login ended, and arrived', async () => {
    const { refuseToken, write, comeBack, told } = open();
    let answer = () => {};
    answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await write('five grams');
    await press('Send');
    await refuseToken();
    await act(async () => answer());
    await comeBack();
    expect([words(), told()]).toEqual(['', 0]);
  });

  it('is no visitor’s, and still there for its customer', async () => {
    const { refuseToken, comeBack, told } = open();
    await userEvent.type(await screen.findByLabelText('Card'), 'Selamat');
    await refuseToken();
    await press('Turn');
    expect(screen.getByLabelText('Card')).toHaveValue('');
    expect(told()).toBe(0);
    await press('Turn');
    await comeBack();
    await waitFor(() => expect(screen.getByLabelText('Card')).toHaveValue('Selamat'));
  });

  it('is gone when its customer came back elsewhere and left on purpose', async () => {
    const { refuseToken, write, comeBack, told } = open();
    await write('five grams');
    await refuseToken();
    await press('Turn');
    await press('ani');
    await waitFor(() => expect(screen.queryByText('visitor')).toBeNull());
    await press('Leave');
    await screen.findByText('visitor');
    await press('Turn');
    await comeBack();
    expect([words(), told()]).toEqual(['', 0]);
  });

  it('is nothing when only a dialog stood open', async () => {
    const { refuseToken, comeBack, told } = open();
    await press('Open');
    await refuseToken();
    await comeBack();
    expect(screen.getByRole('status')).toHaveTextContent(/^false/);
    expect(told()).toBe(0);
  });

  it('is there without a form as well', async () => {
    const { refuseToken, comeBack } = open();
    await userEvent.type(await screen.findByLabelText('Card'), 'Selamat');
    await refuseToken();
    await comeBack();
    await waitFor(() => expect(screen.getByLabelText('Card')).toHaveValue('Selamat'));
  });

  it('is in no storage', async () => {
    const held = new Map<string, string>();
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    };
    const { refuseToken, write } = open(storage);
    await write('five grams');
    await refuseToken();
    expect([...held.values()].join()).not.toContain('five grams');
  });
});

describe('what stands in a form that everybody sees', () => {
  it.each([
    ['ani', 'five grams'],
    ['cahya', ''],
  ])('when the login ended and %s comes, is %j', async (username, expected) => {
    const { refuseToken, write } = open(undefined, true);
    await write('five grams');
    await refuseToken();
    expect(words()).toBe('five grams');
    await press(username);
    await waitFor(() => expect(screen.queryByText('visitor')).toBeNull());
    await waitFor(() => expect(words()).toBe(expected));
  });
});

describe('another tab', () => {
  const inTwoTabs = async (leave: 'refused' | 'left') => {
    const held = new Map<string, string>();
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    };
    const here = open(storage);
    await here.write('five grams');
    const there = renderShop(<Leaver />, { shop: here.shop, storage });
    await act(async () => there.getByRole('button', { name: leave }).click());
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'samudra-emas.session' })));
    there.unmount();
    await screen.findByText('visitor');
    await here.comeBack();
    return here;
  };

  it('that met the refused token first loses nothing of this one', async () => {
    await inTwoTabs('refused');
    expect(words()).toBe('five grams');
  });

  it('that was left on purpose has this one forget', async () => {
    await inTwoTabs('left');
    expect(words()).toBe('');
  });
});
