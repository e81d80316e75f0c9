import { useNavigate } from 'react-router';
import { useUnansweredOrder } from 'shop-core';
import { paths } from '../app/paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useShopHref } from '../ui/useShopHref.ts';

/** Says that an order was sent and never answered, and finds out what became of it: never a second order. */
export function UnansweredOrder() {
  const { isThere, ask } = useUnansweredOrder();
  const navigate = useNavigate();
  const href = useShopHref();
  if (!isThere) return null;
  const check = async () => {
    const result = await ask.run(undefined);
    if (result.ok) void navigate(href(paths.finish(result.value)), { replace: true });
  };
  return (
    <Alert
      tone="warn"
      title="Status pesanan terakhir belum diketahui"
      isLive
      action={
        <Button size="small" isPending={ask.isPending} onPress={() => void check()}>
          Periksa pesanan
        </Button>
      }
    >
      Jawaban untuk pesanan Anda belum sampai. Periksa dulu; pesanan tidak akan dibuat dua kali.
    </Alert>
  );
}
