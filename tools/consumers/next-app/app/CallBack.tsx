'use client';
import { Button } from '@dealer/ui/Button';
import { Dialog } from '@dealer/ui/Dialog';
import { useState } from 'react';

export const CallBack = ({ title }: { title: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Call me back
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        We call you within one business day.
      </Dialog>
    </>
  );
};
