import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateImage } from '../../contract/calls/account.ts';
import { createMemoryShop, renderShop, renderShopHook } from '../../testing/react/index.ts';
import { useLogout } from '../session/useLogout.ts';
import { type AvatarUpload, useAvatarUpload } from './useAvatarUpload.ts';
import { useCustomer } from './useCustomer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const photo = (words: string, type = 'image/png') => new File([words], 'foto', { type });
const dataUrl = (words: string) => `data:image/png;base64,${btoa(words)}`;

function open() {
  const shop = createMemoryShop();
  const session = shop.logIn('ani');
  const page = renderShopHook(() => ({ avatar: useAvatarUpload(), logout: useLogout(), customer: useCustomer() }), {
    shop,
    session,
  });
  const avatar = (): AvatarUpload => page.result.current.avatar;
  const choose = async (file: Blob) => {
    let outcome: ReturnType<AvatarUpload['choose']> | undefined;
    await act(async () => {
      outcome = avatar().choose(file);
      await vi.advanceTimersByTimeAsync(100);
    });
    return { outcome: async () => await outcome };
  };
  const sent = () => shop.requestsOf(updateImage).map(({ ask }) => ask.body.images);
  return { ...page, shop, avatar, choose, sent, session };
}

describe('a photo', () => {
  it('is read as a base64 data URL, and is the new one once it was sent [S4.44, S8.27]', async () => {
    const { shop, choose, avatar, notices, result } = open();
    const { outcome } = await choose(photo('laut'));
    expect(avatar()).toMatchObject({ status: 'waiting', preview: dataUrl('laut') });
    await pass(3_000);
    expect(shop.requestsOf(updateImage).map(({ ask }) => ask.body)).toEqual([
      { customerCode: 'C1', images: [dataUrl('laut')] },
    ]);
    expect(await outcome()).toMatchObject({ ok: true, value: { avatar: expect.stringMatching(/^\/media/) } });
    expect(result.current.customer.data?.avatar).toMatch(/^\/media/);
    expect(avatar()).toMatchObject({ status: 'idle', preview: null, errorMessage: undefined });
    expect(notices).toMatchObject([{ tone: 'good', sentence: 'Photo berhasil diubah' }]);
  });

  it('is sent three seconds after it was chosen, not before [S4.45]', async () => {
    const { shop, choose, avatar, sent } = open();
    const hold = shop.hold(updateImage);
    await choose(photo('laut'));
    await pass(2_899);
    expect([avatar().status, sent()]).toEqual(['waiting', []]);
    await pass(1);
    expect([avatar().status, sent()]).toEqual(['uploading', [[dataUrl('laut')]]]);
    await act(async () => hold.release());
    expect(avatar().status).toBe('idle');
  });

  it('107: chosen anew within the three seconds is the only one that is sent, three seconds later [S4.45]', async () => {
    const { choose, sent, notices } = open();
    const first = await choose(photo('satu'));
    await pass(2_000);
    const second = await choose(photo('dua'));
    await pass(2_800);
    expect(sent()).toEqual([]);
    await pass(10_000);
    expect(sent()).toEqual([[dataUrl('dua')]]);
    expect(await first.outcome()).toEqual({ ok: true, value: undefined });
    expect(await second.outcome()).toMatchObject({ ok: true, value: { customerCode: 'C1' } });
    expect(notices).toHaveLength(1);
  });

  it('chosen anew while the first is being sent wins, and only it is told', async () => {
    const { shop, choose, sent, notices, result } = open();
    const hold = shop.hold(updateImage);
    const first = await choose(photo('satu'));
    await pass(3_000);
    await choose(photo('dua'));
    expect(await first.outcome()).toEqual({ ok: true, value: undefined });
    await act(async () => hold.release());
    await pass(3_000);
    expect(sent()).toEqual([[dataUrl('satu')], [dataUrl('dua')]]);
    expect(notices).toMatchObject([{ sentence: 'Photo berhasil diubah' }]);
    expect(result.current.customer.data?.avatar).toMatch(/^\/media/);
  });

  it('can be cancelled for three seconds', async () => {
    const { choose, avatar, sent, notices } = open();
    const { outcome } = await choose(photo('laut'));
    act(() => avatar().cancel());
    expect(avatar()).toMatchObject({ status: 'idle', preview: null });
    await pass(10_000);
    expect(await outcome()).toEqual({ ok: true, value: undefined });
    expect([sent(), notices]).toEqual([[], []]);
  });

  it('cancelled while it is being sent may have arrived, so the customer is asked for again', async () => {
    const { shop, choose, avatar, result, notices } = open();
    const hold = shop.hold(updateImage);
    await choose(photo('laut'));
    await pass(3_000);
    act(() => avatar().cancel());
    await act(async () => hold.release());
    await pass(0);
    expect(result.current.customer.data?.avatar).toMatch(/^\/media/);
    expect(notices).toEqual([]);
  });

  it('that takes longer to read is sent then, unless it was cancelled meanwhile', async () => {
    const { choose, avatar, sent } = open();
    const readers: FileReader[] = [];
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      readers.push(this);
    });
    const finish = (reader: FileReader | undefined) =>
      act(async () => {
        Object.defineProperty(reader, 'result', { value: dataUrl('laut') });
        reader?.dispatchEvent(new ProgressEvent('load'));
      });
    const { outcome } = await choose(photo('laut'));
    await pass(5_000);
    act(() => avatar().cancel());
    await finish(readers[0]);
    expect([await outcome(), sent()]).toEqual([{ ok: true, value: undefined }, []]);
    await choose(photo('laut'));
    await pass(5_000);
    expect([avatar().status, sent()]).toEqual(['waiting', []]);
    await finish(readers[1]);
    expect(sent()).toEqual([[dataUrl('laut')]]);
  });

  it('107: is not sent once the login ended', async () => {
    const { choose, avatar, sent, result } = open();
    const { outcome } = await choose(photo('laut'));
    await act(() => result.current.logout.run(undefined));
    expect(avatar()).toMatchObject({ status: 'idle', preview: null });
    await pass(10_000);
    expect(await outcome()).toEqual({ ok: true, value: undefined });
    expect(sent()).toEqual([]);
  });

  it.each([
    ['another kind of file', photo('laut', 'image/gif')],
    ['an empty file', photo('')],
    ['more than 2 MB', new File([new Uint8Array(2_097_153)], 'foto', { type: 'image/jpeg' })],
  ])('that is %s is refused before it is read, and one on its way goes on', async (_what, file) => {
    const { choose, avatar, sent, notices } = open();
    const read = vi.spyOn(FileReader.prototype, 'readAsDataURL');
    await choose(photo('laut'));
    const refused = await choose(file);
    expect(await refused.outcome()).toMatchObject({ ok: false, error: { problem: { code: 'FORM_INVALID' } } });
    expect(avatar()).toMatchObject({
      status: 'waiting',
      errorMessage: 'Gunakan foto JPEG, PNG, atau WebP, paling besar 2 MB.',
    });
    expect([read.mock.calls.length, notices]).toEqual([1, []]);
    await pass(3_000);
    expect(sent()).toEqual([[dataUrl('laut')]]);
  });

  it.each([
    ['with a sentence for it', ',"errors":{"images":"Bukan foto."}', 'Bukan foto.'],
    ['without one', '', 'Periksa kembali isian yang ditandai.'],
  ])('that the server cannot draw is refused at the same place, %s', async (_how, errors, sentence) => {
    const { choose, avatar, shop, notices } = open();
    const answer = new Response(`{"message":["x"],"code":"FORM_INVALID"${errors}}`, { status: 422 });
    shop.answerNext(answer, updateImage);
    await choose(photo('laut'));
    await pass(3_000);
    expect([avatar().status, avatar().errorMessage, notices]).toEqual(['idle', sentence, []]);
  });

  it('that does not get through says why, and can be chosen again', async () => {
    const { choose, shop, notices, sent } = open();
    shop.failNext({ code: 'UNAVAILABLE' }, updateImage);
    const { outcome } = await choose(photo('laut'));
    await pass(3_000);
    expect(await outcome()).toMatchObject({ ok: false, error: { problem: { code: 'UNAVAILABLE' } } });
    expect(notices).toMatchObject([{ tone: 'bad', sentence: 'Layanan sedang sibuk. Coba lagi sebentar lagi.' }]);
    await choose(photo('laut'));
    await pass(3_000);
    expect(sent()).toHaveLength(2);
  });

  it('is refused to a visitor, unread', async () => {
    const shop = createMemoryShop();
    const { result } = renderShopHook(useAvatarUpload, { shop });
    const refused = await act(() => result.current.choose(photo('laut')));
    expect(refused).toMatchObject({ ok: false, error: { problem: { code: 'LOGIN_REQUIRED' } } });
    expect(result.current.status).toBe('idle');
  });
});

const uploads: Record<string, AvatarUpload> = {};

function Picker({ name }: { name: string }) {
  const upload = useAvatarUpload();
  useEffect(() => {
    uploads[name] = upload;
  });
  return null;
}

function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <Picker name="account" />}
      <Picker name="header" />
      <button type="button" onClick={() => setShown(false)}>
        Tutup
      </button>
    </>
  );
}

describe('the parts of a page', () => {
  it('share the one photo that is on its way, also when the one that chose it is gone [S4.45]', async () => {
    const shop = createMemoryShop();
    const { notices } = renderShop(<Page />, { shop, session: shop.logIn('ani') });
    await act(async () => {
      void uploads.account?.choose(photo('satu'));
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(uploads.header).toMatchObject({ status: 'waiting', preview: dataUrl('satu') });
    await act(async () => {
      void uploads.header?.choose(photo('dua'));
      fireEvent.click(screen.getByText('Tutup'));
    });
    await pass(3_000);
    expect(shop.requestsOf(updateImage).map(({ ask }) => ask.body.images)).toEqual([[dataUrl('dua')]]);
    expect([uploads.header?.status, notices.length]).toEqual(['idle', 1]);
  });

  it('that are all gone do not stop it: it was chosen', async () => {
    const { choose, unmount, sent, notices } = open();
    await choose(photo('laut'));
    unmount();
    await pass(3_000);
    expect(sent()).toEqual([[dataUrl('laut')]]);
    expect(notices).toMatchObject([{ sentence: 'Photo berhasil diubah' }]);
  });
});
